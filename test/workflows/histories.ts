/** The recorded histories: one file each, `<workflow>.<what it does>.json`, with one event a line. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';

const FOLDER = path.join(import.meta.dirname, 'histories');
const EXTENSION = '.json';

/** What a replay does not need: who recorded it, and where the recording machine keeps its files. */
const OMITTED = [
  ...['identity', 'binaryChecksum', 'stackTrace', 'taskId', 'requestId', 'workerVersion'],
  ...['userMetadata', 'meteringMetadata', 'historySizeBytes'],
];

type Payloads = { payloads?: { data: string }[] };
type Event = {
  eventType: string;
  workflowExecutionStartedEventAttributes?: {
    workflowType: { name: string };
    input?: Payloads;
    continuedExecutionRunId?: string;
  };
  activityTaskStartedEventAttributes?: { attempt: number };
  markerRecordedEventAttributes?: { markerName: string; workflowTaskCompletedEventId: string };
  workflowExecutionSignaledEventAttributes?: { signalName: string; input?: Payloads };
};
export type History = { events: Event[] };

/** The names of all recorded histories. */
export function historyNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .toSorted();
}

export const historyFile = (name: string): string => path.join(FOLDER, `${name}${EXTENSION}`);

export const readHistory = (name: string): History =>
  JSON.parse(readFileSync(historyFile(name), 'utf8')) as History;

export function writeHistory(name: string, history: Parameters<typeof historyToJSON>[0]): void {
  const { events } = JSON.parse(historyToJSON(history)) as History;
  const kept = (key: string, value: unknown) => (OMITTED.includes(key) ? undefined : value);
  const lines = events.map((event) => JSON.stringify(event, kept));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(historyFile(name), `{"events":[\n${lines.join(',\n')}\n]}\n`);
}

/** The workflow's type and first argument, and whether it continues an earlier run. */
export function startOf({ events }: History): { workflow: string; input: object; continues: boolean } {
  const started = events[0]?.workflowExecutionStartedEventAttributes;
  if (!started) throw new Error('A history begins with the start of its workflow.');
  return {
    workflow: started.workflowType.name,
    input: argumentOf(started.input),
    continues: (started.continuedExecutionRunId ?? '') !== '',
  };
}

/** The signals, in the sequence in which they came, with their arguments. */
export function signalsOf({ events }: History): { name: string; input: object }[] {
  return events.flatMap(({ workflowExecutionSignaledEventAttributes: signal }) =>
    signal ? [{ name: signal.signalName, input: argumentOf(signal.input) }] : [],
  );
}

function argumentOf(input: Payloads | undefined): object {
  const data = input?.payloads?.[0]?.data;
  return data === undefined ? {} : (JSON.parse(Buffer.from(data, 'base64').toString()) as object);
}
