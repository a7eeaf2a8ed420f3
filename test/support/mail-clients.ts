/** Replies as mail programs send them: eight forms of HTML around the words, and what each quotes of our mail. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Our mail, as programs show it in what they quote. */
const OURS =
  '<table><tr><td style="background:#1d4ed8">Oakcart</td></tr><tr><td><p>Hello Ann,</p><p>Your order has reached our depot.</p>' +
  '<p><a href="https://x.example/b/t?o=1">1) Thu 17 Sep 08:00-12:00</a></p><p><a href="https://x.example/b/t?o=3">3) Sat 19 Sep 12:00-16:00</a></p>' +
  '<p>Reply to this email with the number that suits you.</p></td></tr></table>';

const paragraphs = (text: string, tag: (line: string) => string): string =>
  text
    .split('\n')
    .map((line) => tag(escaped(line)))
    .join('');
const div = (line: string): string => `<div>${line === '' ? '<br>' : line}</div>`;
const sent = 'On Tue, 15 Sep 2026 at 09:00, Oakcart &lt;hello@oakcart.example&gt; wrote:';
const head =
  '<b>From:</b> Oakcart &lt;hello@oakcart.example&gt;<br><b>Sent:</b> 15 September 2026 09:00<br><b>To:</b> Ann<br><b>Subject:</b> Choose a delivery time';

/** The HTML that each program makes of a reply. */
export const CLIENTS: Readonly<Record<string, (text: string) => string>> = {
  Gmail: (text) =>
    `<div dir="ltr">${paragraphs(text, div)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${sent}<br></div><blockquote class="gmail_quote" style="margin:0">${OURS}</blockquote></div>`,
  'Outlook for Windows': (text) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB><div class=WordSection1>${paragraphs(text, (line) => `<p class=MsoNormal>${line === '' ? '&nbsp;' : line}<o:p></o:p></p>`)}<div><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal>${head}<o:p></o:p></p></div></div>${OURS}</div></body></html>`,
  'Outlook on the web': (text) =>
    `<html><head><meta http-equiv="Content-Type" content="text/html"></head><body><div class="elementToProof">${paragraphs(text, div)}</div><hr tabindex="-1" style="display:inline-block; width:98%"><div id="divRplyFwdMsg"><font face="Calibri">${head}</font><div>&nbsp;</div></div>${OURS}</body></html>`,
  'Apple Mail': (text) =>
    `<html><body dir="auto">${paragraphs(text, div)}<div dir="ltr"><br><blockquote type="cite">On 15 Sep 2026, at 09:00, Oakcart &lt;hello@oakcart.example&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${OURS}</div></blockquote></body></html>`,
  Thunderbird: (text) =>
    `<html><body>${paragraphs(text, (line) => `<p>${line === '' ? '<br>' : line}</p>`)}<div class="moz-cite-prefix">On 15/09/2026 09:00, Oakcart wrote:<br></div><blockquote type="cite" cite="mid:x">${OURS}</blockquote></body></html>`,
  Yahoo: (text) =>
    `<html><body><div class="yahoo-style-wrap">${paragraphs(text, (line) => `<div dir="ltr">${line === '' ? '<br>' : line}</div>`)}</div><div id="yahoo_quoted" class="yahoo_quoted"><div>On Tuesday, 15 September 2026 at 09:00:00 BST, Oakcart &lt;hello@oakcart.example&gt; wrote:</div><div><br></div><div>${OURS}</div></div></body></html>`,
  Samsung: (text) =>
    `<html><body dir="auto">${paragraphs(text, (line) => `<div dir="auto">${line === '' ? '<br>' : line}</div>`)}<div><br></div><div>-------- Original message --------</div><div>From: Oakcart &lt;hello@oakcart.example&gt; </div><div>Date: 15/09/2026  09:00  (GMT+00:00) </div>${OURS}</body></html>`,
  Proton: (text) =>
    `${paragraphs(text, (line) => `<div style="font-family: Arial">${line === '' ? '<br>' : line}</div>`)}<div class="protonmail_quote">On Tuesday, 15 September 2026 at 09:00, Oakcart &lt;hello@oakcart.example&gt; wrote:<br><br><blockquote class="protonmail_quote" type="cite">${OURS}</blockquote><br></div>`,
};
