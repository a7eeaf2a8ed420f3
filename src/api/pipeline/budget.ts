/**
 * A process's budget of bytes and requests in progress, shared among holders (a tenant, or the network of an unknown
 * visitor), so that none takes the memory, the disk or the connections of all. A request over it waits for a moment,
 * before its body is read, until it fits; then it is refused with a time to retry. Smaller requests that fit go first.
 */
import type { Request, Response } from 'express';
import { AppError } from '../../domain/errors.js';

/** Limit of the process, or of one holder, at a time. */
export type Share = { readonly bytes: number; readonly requests: number };

export type BudgetOptions = {
  readonly process: Share;
  readonly holder: Share;
  /** How long a request waits for its turn, in milliseconds; 0: it is refused immediately. */
  readonly waitMs: number;
};

export type Budget = {
  /**
   * Resolves when a request of `holder` with this many bytes may continue, to a function that returns its share.
   * Rejects with 503 `unavailable` and when to try again.
   */
  enter: (holder: string, bytes: number) => Promise<() => void>;
  /**
   * Takes a share for a request and returns it when the request was answered or abandoned. A body without a
   * Content-Length counts as `maxBytes`; its parsed form takes `growth` times its size. Small bodies are not counted,
   * unless they grow.
   */
  hold: (
    request: Request,
    response: Response,
    holder: string,
    maxBytes: number,
    growth?: number,
  ) => Promise<void>;
};

type Waiting = { holder: string; bytes: number; admit: () => void };

/** Maximum in line for a holder; more are refused immediately. */
const MAX_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;

export function createBudget({ process: whole, holder: each, waitMs }: BudgetOptions): Budget {
  const taken = { bytes: 0, requests: 0 };
  const byHolder = new Map<string, { bytes: number; requests: number }>();
  const waiting = new Set<Waiting>();

  const fits = (holder: string, bytes: number): boolean => {
    const own = byHolder.get(holder) ?? { bytes: 0, requests: 0 };
    // A body larger than a whole share gets all of it.
    const within = (used: Share, share: Share) =>
      used.requests < share.requests && (used.bytes + bytes <= share.bytes || used.requests === 0);
    return within(taken, whole) && within(own, each);
  };

  const add = (holder: string, bytes: number, requests: number): void => {
    const own = byHolder.get(holder) ?? { bytes: 0, requests: 0 };
    for (const used of [taken, own]) {
      used.bytes += bytes;
      used.requests += requests;
    }
    if (own.requests === 0) byHolder.delete(holder);
    else byHolder.set(holder, own);
  };

  const take = (holder: string, bytes: number): (() => void) => {
    add(holder, bytes, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      add(holder, -bytes, -1);
      for (const next of waiting) if (fits(next.holder, next.bytes)) next.admit();
    };
  };

  const enter = async (holder: string, bytes: number): Promise<() => void> => {
    if (fits(holder, bytes)) return take(holder, bytes);
    const line = [...waiting].filter((other) => other.holder === holder).length;
    if (waitMs === 0 || line >= MAX_WAITING) throw busy();
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        holder,
        bytes,
        admit: () => {
          clearTimeout(timer);
          waiting.delete(one);
          resolve(take(holder, bytes));
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(busy());
      }, waitMs);
      waiting.add(one);
    });
  };

  return {
    enter,
    async hold(request, response, holder, maxBytes, growth = 1) {
      const bytes = announcedBytes(request, maxBytes);
      if (growth === 1 && bytes < SMALL_BODY) return;
      const leave = await enter(holder, bytes * growth).catch((error: unknown) => {
        // A refused large body is not read to its end, which would cost as much as accepting it. A file is, since its
        // sender waits for the answer.
        if (growth === 1 && bytes > LARGE_BODY) response.set('Connection', 'close');
        throw error;
      });
      if (response.closed || response.destroyed) leave();
      else response.once('close', leave);
    },
  };
}

/** Returns how many bytes a body may have: its Content-Length, or the most that would be read. */
function announcedBytes(request: Request, maxBytes: number): number {
  const length = Number(request.headers['content-length']);
  return Number.isSafeInteger(length) && length >= 0 ? Math.min(length, maxBytes) : maxBytes;
}

function busy(): AppError {
  return new AppError('unavailable', {
    message: `The server is busy. Retry in ${RETRY_AFTER_SECONDS} s.`,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

const MB = 1_000_000;

/** The budgets of a process that serves the API. */
export type Budgets = {
  /** Bodies in memory, of known callers. */
  readonly bodies: Budget;
  /** Files that are read from the disk: those of imports. */
  readonly files: Budget;
  /** Mail and texts in memory, whose sender is known only after reading. */
  readonly inbound: Budget;
  /** Folder for files in progress. */
  readonly spool: string;
};

/** Smaller bodies are not counted: the budget holds a thousand of them. */
const SMALL_BODY = 64_000;
const LARGE_BODY = 1_000_000;
/** Growth from a file to its rows: JSON is a few times as large as CSV. */
export const FILE_GROWTH = 4;

/**
 * Creates the budgets of a process.
 *
 * @param bodyBytes in memory of known callers; half as many again of unknown ones
 * @param spoolBytes on the disk
 * @param connections of the pool; imports never hold more than a part of them
 */
export function createBudgets(options: {
  bodyBytes: number;
  spoolBytes: number;
  spool: string;
  connections: number;
}): Budgets {
  const { bodyBytes, spoolBytes, connections } = options;
  return {
    spool: options.spool,
    bodies: createBudget({
      process: { bytes: bodyBytes, requests: 200 },
      holder: { bytes: bodyBytes / 6, requests: 50 },
      waitMs: 5_000,
    }),
    files: createBudget({
      process: { bytes: spoolBytes, requests: Math.max(2, Math.floor(connections / 3)) },
      holder: { bytes: spoolBytes / 2, requests: 2 },
      waitMs: 10_000,
    }),
    inbound: createInboundBudget(bodyBytes),
  };
}

/**
 * Creates the shared budget of mail from networks that never sent a signed one: one mail of the largest size,
 * `maxBytes`, at a time. Reading it and computing its signature takes a processor for tens of
 * milliseconds.
 */
export function createNewcomersBudget(maxBytes: number): Budget {
  const share = { bytes: maxBytes, requests: 64 };
  return createBudget({ process: share, holder: share, waitMs: 2_000 });
}

/** Creates the budget of mail and texts whose sender is not known yet; a network gets two of the largest mails. */
export function createInboundBudget(bodyBytes = 128 * MB): Budget {
  return createBudget({
    process: { bytes: bodyBytes / 2, requests: 64 },
    holder: { bytes: Math.min(bodyBytes / 4, 25 * MB), requests: 16 },
    waitMs: 2_000,
  });
}
