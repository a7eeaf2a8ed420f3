/** How a forwarded email is read: as fields, as a message, HTML alone, and what is too much. */
import { inboundEmail as read } from '../../../src/adapters/messaging/email/inbound.js';
import { FIELDS, inboundEmail, json, mime } from '../../support/emails.js';

describe('email as fields', () => {
  it('is read, with what it answers to, the latest first', async () => {
    expect(
      await json({
        ...FIELDS,
        in_reply_to: '<msg_b@waypost.example>',
        references: '<x@y> <msg_a@waypost.example> <msg_b@waypost.example>',
      }),
    ).toEqual({
      id: '<q@mail.example>',
      from: 'Ann@mail.example',
      text: 'Friday please',
      references: ['msg_b', 'msg_a'],
      automatic: false,
      maybe_automatic: false,
      authentic: false,
    });
  });

  it.each(['auto-replied', 'auto-generated', 'Auto-Notified'])('of a machine is marked: %s', async (word) => {
    expect((await json({ ...FIELDS, auto_submitted: word }))?.automatic).toBe(true);
  });

  it('without what is needed is none', async () => {
    expect(await json({ ...FIELDS, from: '' })).toBeNull();
    expect(await inboundEmail('application/json', Buffer.from('{'))).toBeNull();
    expect(await inboundEmail('text/plain', Buffer.from('Friday'))).toBeNull();
  });
});

describe('fields that say nothing', () => {
  it.each([null, '', '  ', undefined])('%j is absent', async (nothing) => {
    const email = await json({
      from: 'ann@mail.example',
      html: '<div>Number 2 please</div>',
      message_id: nothing,
      subject: nothing,
      text: nothing,
      in_reply_to: nothing,
      references: nothing,
      auto_submitted: nothing,
    });
    expect(email).toMatchObject({ text: 'Number 2 please', automatic: false, references: [] });
    expect(email?.id).toMatch(/^<[0-9a-f]{64}@waypost\.invalid>$/);
  });

  it('a mail without an id has the same one each time it is forwarded that day, and no other mail has it', () => {
    const idOf = (text: string, day: string) => {
      const body = Buffer.from(JSON.stringify({ from: 'ann@mail.example', text }));
      const email = read('application/json', body, undefined, new Date(`${day}T09:00:00Z`));
      return email && 'id' in email ? email.id : undefined;
    };
    expect(idOf('yes', '2026-03-10')).toBe(idOf('yes', '2026-03-10'));
    expect(
      new Set([idOf('yes', '2026-03-10'), idOf('no', '2026-03-10'), idOf('yes', '2026-03-11')]).size,
    ).toBe(3);
  });

  it('other headers tell of a machine too, and so does the subject', async () => {
    const headers = { 'X-Autoreply': 'yes', Precedence: null };
    expect((await json({ ...FIELDS, headers }))?.automatic).toBe(true);
    expect((await json({ ...FIELDS, headers: { 'return-path': ['<>'] } }))?.automatic).toBe(true);
    expect((await json({ ...FIELDS, subject: 'Automatic reply: away' }))?.maybe_automatic).toBe(true);
  });
});

describe('HTML alone', () => {
  const textOf = async (html: string) => (await json({ ...FIELDS, text: undefined, html }))?.text;

  it('gives its text, a line for each block, and entities as what they stand for', async () => {
    expect(await textOf('<p>Fri&shy;day &amp; Sat &#8212; <b>am</b></p><div>Ann&nbsp;B</div>')).toBe(
      'Fri\u00adday & Sat — am\nAnn\u00a0B',
    );
  });

  it('leaves out styles, and marks quotations, however deep', async () => {
    expect(
      await textOf(
        '<style>p{}</style><p>Yes</p><blockquote>No <blockquote>Never</blockquote> not</blockquote><p>Ann</p>',
      ),
    ).toBe('Yes\n> No\n> > Never\n> not\nAnn');
  });

  it('marks a quotation that is never closed, and leaves brackets that are no tags', async () => {
    expect(await textOf('<p>Yes</p><blockquote>Friday')).toBe('Yes\n> Friday');
    expect(await textOf('a < b, 1 << 2')).toBe('a < b, 1 << 2');
    expect(await textOf('<head><title>x</title></head>Yes<script>if (a < b) {}</script>')).toBe('Yes');
  });

  it('says where tags that are too many, or too deep, were left out', async () => {
    expect(await textOf(`Yes${'<b>'.repeat(300)}Friday`)).toBe('Yes\n[…]');
    expect(await textOf(`Yes${'<br>'.repeat(6_000)}Friday`)).toBe('Yes\n[…]');
    expect(await textOf(`Yes<blockquote>x${'<br>'.repeat(6_000)}Friday</blockquote>`)).toMatch(
      /^Yes\n> x[^]*> \[…\]$/,
    );
  });

  it('of styles that never end is read in an instant', async () => {
    const started = process.cpuUsage();
    await textOf(`${'<style>'.repeat(18_000)}</style`);
    const { user, system } = process.cpuUsage(started);
    // It was three seconds, and is some ten milliseconds.
    expect((user + system) / 1_000).toBeLessThan(500);
  });

  it.each([
    ['brackets', '<'],
    ['heads that are never closed', '<head'],
    ['quotations', '<blockquote>'],
    ['quotations and their ends', '<blockquote></blockquote>'],
    ['spaces', ' \n'],
    ['tags', '<p>'],
    ['invalid entities', '&a'],
  ])('takes time in proportion to its length: %s', async (_case, part) => {
    // Processor time, as other processes may have the machine. What is quadratic takes 64 times as long.
    const cost = async (length: number) => {
      const html = part.repeat(length / part.length);
      const started = process.cpuUsage();
      await textOf(html);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1_000;
    };
    await cost(32_000);
    const small = await cost(32_000);
    expect(await cost(256_000)).toBeLessThan(50 + 32 * small);
  });
});

describe('a message as it is', () => {
  it('is read: plain text is preferred', async () => {
    const email = await mime(
      'From: =?utf-8?q?J=C3=B6rg?= <joerg@mail.example>',
      'Message-ID: <z@mail.example>',
      'In-Reply-To: <msg_c@waypost.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Friday =E2=80=93 the morning',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>something else</p>',
      '--b--',
    );
    expect(email).toMatchObject({
      id: '<z@mail.example>',
      from: 'joerg@mail.example',
      references: ['msg_c'],
    });
    expect(email?.text.trim()).toBe('Friday – the morning');
  });

  it('tells when a machine wrote it', async () => {
    const email = await mime(
      'From: a@mail.example',
      'Message-ID: <z@mail.example>',
      'Auto-Submitted: auto-replied',
      '',
      'I am away until Friday',
    );
    expect(email?.automatic).toBe(true);
  });
});

describe('bounds of a message', () => {
  const head = ['From: a@mail.example', 'Message-ID: <z@mail.example>', 'MIME-Version: 1.0'];
  const problemOf = (body: Buffer): string | undefined => {
    const email = read('message/rfc822', body);
    return email && 'problem' in email ? email.problem : undefined;
  };
  const multipart = (parts: readonly string[]) =>
    Buffer.from(
      [
        ...head,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...parts.map((part) => `--b\r\n${part}`),
        '--b--',
      ].join('\r\n'),
    );

  it('20,000 parts are too many, whatever they hold', async () => {
    expect(problemOf(multipart(Array(20_000).fill('\r\nx')))).toMatch('parts');
  });

  it('300 levels are too deep', async () => {
    const levels = Array.from(
      { length: 300 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
    );
    expect(problemOf(Buffer.from([...head, levels.join('\r\n'), '', 'Friday'].join('\r\n')))).toMatch('deep');
  });

  it('headers that never end are refused; of a long one the beginning is read', async () => {
    expect(problemOf(Buffer.from(`${head.join('\r\n')}\r\nX: ${'y'.repeat(300_000)}`))).toMatch('headers');
    const long = [...head, `Cc: ${'a@b.example, '.repeat(5_000)}`, '', 'Friday'].join('\r\n');
    expect((await inboundEmail('message/rfc822', Buffer.from(long)))?.text).toBe('Friday');
  });

  it('lines that were broken are whole again, and text is in its character set', async () => {
    const flowed = [
      'Content-Type: text/plain; format=flowed; charset="utf-8"',
      '',
      'Friday ',
      'morning',
      '-- ',
      'Ann',
    ];
    expect((await mime(...head, ...flowed))?.text).toBe('Friday morning\n-- \nAnn');
    const base64 = ['Content-Type: text/plain; charset=unknown', 'Content-Transfer-Encoding: BASE64', ''];
    expect((await mime(...head, ...base64, Buffer.from('Samstag – früh').toString('base64')))?.text).toBe(
      'Samstag – früh',
    );
  });

  it('takes time in proportion to its length: lines, encoded characters, brackets of From', async () => {
    // Processor time, as other processes may have the machine. What is quadratic takes 64 times as long.
    const cost = async (part: string, length: number) => {
      const body = Buffer.from(
        [...head, 'Content-Transfer-Encoding: quoted-printable', '', part.repeat(length)].join('\r\n'),
      );
      const started = process.cpuUsage();
      await inboundEmail('message/rfc822', body);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1_000;
    };
    for (const part of ['\n', '=3C', 'a \n', '< ']) {
      await cost(part, 4_000);
      const small = await cost(part, 4_000);
      expect(await cost(part, 32_000)).toBeLessThan(50 + 32 * small);
    }
  });

  it('attachments are passed over, and text beside them is read', async () => {
    const attachment = `Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nTuesday`;
    const photo = `Content-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUJD'.repeat(2_000_000)}`;
    const body = multipart([
      'Content-Type: text/plain\r\n\r\nFriday',
      photo,
      attachment,
      'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\ncaf=E9',
    ]);
    const email = await inboundEmail('message/rfc822', body);
    expect(email?.text.split(/\s+/).filter(Boolean)).toEqual(['Friday', 'café']);
  });

  it.each([
    ['of a message', `X: y\r\n`.repeat(2_001), 'x'],
    ['of its parts', '', `--b\r\n${'X: y\r\n'.repeat(300)}\r\nx\r\n`.repeat(7)],
  ])('too many headers %s are refused', (_case, headers, content) => {
    const head = `From: a@b.example\r\nMessage-ID: <h@y>\r\nContent-Type: multipart/mixed; boundary=b\r\n${headers}\r\n`;
    expect(read('message/rfc822', Buffer.from(head + content))).toEqual({
      problem: 'It has too many headers.',
    });
  });

  it.each([
    ['of one part', `--b\r\nX: ${'y'.repeat(17_000)}\r\n\r\nx\r\n`],
    ['of all parts', `--b\r\nX: ${'y'.repeat(15_000)}\r\n\r\nx\r\n`.repeat(18)],
  ])('headers %s that are too long are refused', (_case, content) => {
    const head =
      'From: a@b.example\r\nMessage-ID: <h@y>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
    expect(read('message/rfc822', Buffer.from(head + content))).toEqual({
      problem: 'Its headers are too long.',
    });
  });

  it.each(['\n', '\n-', '\n--b'])('more lines than mail has are not searched for boundaries: %j', (line) => {
    const head =
      'From: a@b.example\r\nMessage-ID: <h@y>\r\nContent-Type: multipart/mixed; boundary=bc\r\n\r\n';
    expect(read('message/rfc822', Buffer.from(head + line.repeat(300_001)))).toEqual({
      problem: 'It has too many lines.',
    });
    expect(
      read('message/rfc822', Buffer.from(`${head}${line.repeat(290_000)}\n--bc\n\nFriday`)),
    ).toMatchObject({
      text: 'Friday',
    });
  });

  it.each(['b', 'a-boundary-that-is-not-short'])(
    'a boundary counts at the beginning of a line: %s',
    async (boundary) => {
      const email = await mime(
        'From: a@mail.example',
        'Message-ID: <z@mail.example>',
        `Content-Type: multipart/mixed; boundary=${boundary}`,
        '',
        `--${boundary}`,
        '',
        `Friday -- or --${boundary}`,
        `-${boundary}`,
        `--${boundary}--`,
        'Tuesday',
      );
      expect(email?.text.trim().split('\r\n')).toEqual([`Friday -- or --${boundary}`, `-${boundary}`]);
    },
  );

  it('names of headers are read in any case, folded, and with a space before the colon', async () => {
    const email = await mime(
      'FROM : Ann',
      '\t<ann@mail.example>',
      'X-Other: From: b@c.example',
      'message-id:',
      ' <z@mail.example>',
      '',
      'Friday',
    );
    expect([email?.from, email?.id, email?.text]).toEqual(['ann@mail.example', '<z@mail.example>', 'Friday']);
  });

  it.each([
    ['levels', '['.repeat(65) + ']'.repeat(65), 'It is nested more than 64 levels deep.'],
    ['fields', `{${Array(1_001).fill('"a":1').join()}}`, 'An object in it has more than 1000 fields.'],
    ['values', `[${Array(50_000).fill('1').join()}]`, 'It has more than 50000 values.'],
  ])('JSON of too many %s is refused before it is parsed', (_case, text, problem) => {
    expect(read('application/json', Buffer.from(text))).toEqual({ problem });
  });

  it('what is inside a JSON string is not counted', async () => {
    const text = `Friday ${'['.repeat(100)}${',"'.repeat(60_000)}\\`;
    expect((await json({ ...FIELDS, text }))?.text).toBe(text);
  });

  it('of references the last twenty are looked up', async () => {
    const references = Array.from({ length: 500 }, (_, n) => `<msg_${n}@waypost.example>`).join(' ');
    const email = await json({ ...FIELDS, references });
    expect(email?.references).toHaveLength(20);
    expect(email?.references[0]).toBe('msg_499');
  });
});
