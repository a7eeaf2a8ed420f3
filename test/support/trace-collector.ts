/** A collector of traces (OTLP over HTTP, protobuf), of which it reads what tests look at. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CollectedSpan = {
  trace: string;
  id: string;
  /** Empty where the trace begins. */
  parent: string;
  name: string;
  /** Every text in the span, such as names and values of its attributes. */
  texts: string[];
};
export type TraceCollector = { url: string; spans: CollectedSpan[]; close: () => void };

/** Starts a collector on the loopback. */
export async function collectTraces(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      if (request.url === '/v1/traces') spans.push(...spansIn(Buffer.concat(parts)));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** ExportTraceServiceRequest → resource_spans (1) → scope_spans (2) → spans (2). */
function spansIn(request: Buffer): CollectedSpan[] {
  return within([request], 1, 2, 2).map((span) => {
    const [trace, id, parent, name] = [1, 2, 4, 5].map(
      (field) => within([span], field)[0] ?? Buffer.alloc(0),
    );
    const attributes = within([span], 9);
    const texts = [within(attributes, 1), within(attributes, 2, 1)].flat().map((text) => text.toString());
    return {
      trace: trace!.toString('hex'),
      id: id!.toString('hex'),
      parent: parent!.toString('hex'),
      name: name!.toString(),
      texts,
    };
  });
}

/** Returns the fields of these numbers, one inside the other. */
function within(messages: Buffer[], ...path: number[]): Buffer[] {
  return path.reduce(
    (inner, number) =>
      inner.flatMap((message) =>
        fieldsOf(message)
          .filter(([field]) => field === number)
          .map(([, value]) => value),
      ),
    messages,
  );
}

/** Reads the fields of a message that have a length; numbers are skipped. */
function fieldsOf(message: Buffer): [field: number, value: Buffer][] {
  const fields: [number, Buffer][] = [];
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = number();
    switch (tag & 7) {
      case 0:
        number();
        break;
      case 1:
        at += 8;
        break;
      case 2: {
        const length = number();
        fields.push([tag >>> 3, message.subarray(at, at + length)]);
        at += length;
        break;
      }
      case 5:
        at += 4;
        break;
      default:
        throw new Error(`an unknown type of field: ${tag & 7}`);
    }
  }
  return fields;
}
