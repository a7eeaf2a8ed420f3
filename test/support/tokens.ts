/** Tokens of links that let their holder act: where a text may have one, and whether one works. */

/** Returns what may be a token in a text, each once: base64url, as long as a signature. */
export const tokensIn = (text: string): string[] => [...new Set(text.match(/(?<![\w-])[\w-]{27}(?![\w-])/g))];

/** Returns whether somebody can act with a token at this origin: pick a slot, move a visit, or be a driver. */
export async function isAlive(origin: string, token: string, driver: string): Promise<boolean> {
  const load = (path: string, form?: Record<string, string>) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
  const answers = await Promise.all([
    load(`/b/${token}`),
    load(`/t/${token}`, { note: 'Leave it at 66.' }),
    load(`/driver?id=${driver}&signature=${token}`),
  ]);
  for (const { status } of answers) expect([200, 303, 403, 404, 409, 410]).toContain(status);
  return answers.some(({ status }) => status < 400 || status === 409);
}
