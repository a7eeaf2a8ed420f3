/**
 * The verification of webhooks that the reference shows: each language that this machine has runs its code as it stands
 * in docs/reference/webhooks.md, against deliveries that are signed rightly and wrongly.
 */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../../docs/reference/webhooks.md'), 'utf8');
const code = (language: string) => {
  const [, text] = new RegExp(`^\`\`\`${language} group=verify\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE) ?? [];
  if (text === undefined) throw new Error(`The page has no code in ${language}.`);
  return text;
};

const SECRET = 'whsec_8dN2tYpQ4rLkV6wXbZ1mC3hJ5sGfA7uE';
const T = 1_773_302_640;
const BODY = '{"id":"evt_1","data":{"name":"Siân £5"}}';
const sign = (t: number, body: string, secret = SECRET) =>
  createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
const good = sign(T, BODY);
const other = sign(T, BODY, 'whsec_other');

/** Header, body, seconds since it was signed → whether it is genuine. */
const CASES: [name: string, header: string, body: string, age: number, genuine: boolean][] = [
  ['signed', `t=${T},v1=${good}`, BODY, 0, true],
  ['at the end of its time', `t=${T},v1=${good}`, BODY, 300, true],
  ['too old', `t=${T},v1=${good}`, BODY, 301, false],
  ['from the future', `t=${T},v1=${good}`, BODY, -301, false],
  ['with the old secret first', `t=${T},v1=${other},v1=${good}`, BODY, 0, true],
  ['with the old secret last', `t=${T},v1=${good},v1=${other}`, BODY, 0, true],
  ['with another secret', `t=${T},v1=${other}`, BODY, 0, false],
  ['with another body', `t=${T},v1=${good}`, BODY.replace('5', '6'), 0, false],
  ['with another time', `t=${T + 1},v1=${good}`, BODY, 0, false],
  ['without a signature', `t=${T}`, BODY, 0, false],
  ['cut short', `t=${T},v1=${good.slice(0, 62)}`, BODY, 0, false],
  ['no hexadecimal', `t=${T},v1=zz`, BODY, 0, false],
  ['beyond ASCII', `t=${T},v1=é`, BODY, 0, false],
  ['no number', `t=x,v1=${good}`, BODY, 0, false],
  ['empty', '', BODY, 0, false],
];
const ANSWERS = CASES.map(([name, , , , genuine]) => [name, genuine]);
const INPUT = CASES.map(([name, header, body, age]) => ({ name, header, body, now: T + age }));

type Runner = { command: string; files: Record<string, string>; args: string[] };
const text = (value: string) => JSON.stringify(value);

/** How each language is run: its code as it stands, and around it what asks it. */
const RUNNERS: Record<string, Runner> = {
  js: {
    command: process.execPath,
    files: {
      'verify.mjs': code('js'),
      'main.mjs': `import { verify } from './verify.mjs';
for (const c of ${JSON.stringify(INPUT)}) console.log(verify(${text(SECRET)}, c.header, Buffer.from(c.body), c.now));`,
    },
    args: ['main.mjs'],
  },
  python: {
    command: 'python3',
    files: {
      'verify.py': code('python'),
      'main.py': `import json
from verify import verify
for c in json.loads(${text(JSON.stringify(INPUT))}):
    print("true" if verify(${text(SECRET)}, c["header"], c["body"].encode(), c["now"]) else "false")`,
    },
    args: ['main.py'],
  },
  go: {
    command: 'go',
    files: {
      'go.mod': 'module example\n\ngo 1.20\n',
      'webhook/webhook.go': code('go'),
      'main.go': `package main

import (
	"example/webhook"
	"fmt"
	"time"
)

func main() {
${INPUT.map(({ header, body, now }) => `\tfmt.Println(webhook.Verify(${text(SECRET)}, ${text(header)}, []byte(${text(body)}), time.Unix(${now}, 0)))`).join('\n')}
}
`,
    },
    args: ['run', '.'],
  },
  ruby: {
    command: 'ruby',
    files: {
      'verify.rb': code('ruby'),
      'main.rb': `require "json"
require_relative "verify"
JSON.parse(${text(JSON.stringify(INPUT))}).each { |c| puts verify(${text(SECRET)}, c["header"], c["body"], c["now"]) }`,
    },
    args: ['main.rb'],
  },
  java: {
    command: 'java',
    files: {
      // The class that is run comes first.
      'Main.java': `${code('java').split('public final class')[0] ?? ''}
class Main {
  public static void main(String[] args) throws Exception {
${INPUT.map(({ header, body, now }) => `    System.out.println(Webhook.verify(${text(SECRET)}, ${text(header)}, ${text(body)}.getBytes(StandardCharsets.UTF_8), ${now}L));`).join('\n')}
  }
}
final class${code('java').split('public final class')[1] ?? ''}`,
    },
    args: ['-Dfile.encoding=UTF-8', '-cp', '.', 'Main.java'],
  },
};

const isHere = (command: string) =>
  spawnSync(command, [command === 'go' ? 'version' : '--version']).error === undefined;

describe.each(Object.entries(RUNNERS))('%s', (language, { command, files, args }) => {
  (isHere(command) ? test : test.skip)('tells genuine deliveries from others', () => {
    const folder = mkdtempSync(path.join(tmpdir(), `waypost-verify-${language}-`));
    try {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(folder, name);
        spawnSync('mkdir', ['-p', path.dirname(file)]);
        writeFileSync(file, content);
      }
      const run = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
      });
      expect([run.stderr, run.status]).toEqual([expect.any(String), 0]);
      const lines = run.stdout.trim().split('\n');
      expect(lines.map((line, at) => [CASES[at]?.[0], line === 'true'])).toEqual(ANSWERS);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
