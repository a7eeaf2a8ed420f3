/** Barcodes as scanners and people send them. Pure. */
import { withHyphens } from './reference-key.js';

/** An AIM identifier, by which scanners name the symbology (ISO/IEC 15424): `]C1` before a GS1-128. */
const AIM_IDENTIFIER = /^\][A-Za-z][0-9A-Za-z](?=.)/;
/** The characters that begin and end a Code 39 and are not part of the code. */
const CODE_39 = /^\*([^*]+)\*$/;
/** A GS1 code as it is printed for people: application identifiers in brackets, which are not in the bars. */
const PRINTED_GS1 = /^(?:\(\d{2,4}\)[^()]+)+$/;

/**
 * Returns the code that was scanned: without the frame that the scanner puts around it (STX, ETX, CR, LF, a tab), without
 * FNC1 (sent as GS) and spaces, which no code on file has, without an AIM identifier and the asterisks of a Code 39.
 */
export function scannedCode(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/[\p{Cc}\p{Cf}\p{DI}\p{Z}]/gu, '');
  const code = withHyphens(seen).replace(AIM_IDENTIFIER, '').replace(CODE_39, '$1');
  return PRINTED_GS1.test(code) ? code.replaceAll(/[()]/g, '') : code;
}

/**
 * Returns the code of a piece as it is on file. Our own labels, of `prefix`, are in capitals: the order's last twelve
 * characters and the number of the piece.
 */
export function codeOnFile(text: string, prefix: string): string {
  const code = scannedCode(text);
  const capitals = code.toUpperCase();
  const stem = prefix.toUpperCase();
  const isOurs = capitals.startsWith(stem) && /^[0-9A-Z]{12}\d{3}$/.test(capitals.slice(stem.length));
  return isOurs ? capitals : code;
}
