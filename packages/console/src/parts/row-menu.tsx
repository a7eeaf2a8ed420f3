/** Rare actions on a record: a menu at the end of its row. Each is a command of the palette too. */
import { useCommands } from './commands';
import { type Verb, VerbMenu } from './verb-menu';

/** @param of what the record is called */
export function RowMenu({ of: name, verbs }: { of: string; verbs: readonly Verb[] }) {
  useCommands(verbs.map(({ label, act }) => ({ name: label.replace('…', ''), hint: name, run: act })));
  return (
    <VerbMenu trigger="More" label={`More for ${name}`} look="button button-quiet" offset={6} verbs={verbs} />
  );
}
