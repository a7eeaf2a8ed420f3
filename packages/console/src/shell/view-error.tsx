/** Shown if a view cannot be opened: its code cannot be loaded, or it throws. */
import { Failed } from '../parts/states';
import { View } from '../parts/view';

/** Matches browsers' messages for code that cannot be loaded. */
const NO_FILE = /module/i;

export function ViewError({ error }: { error: unknown }) {
  const isFile = error instanceof TypeError && NO_FILE.test(error.message);
  const why = isFile
    ? 'The server may be unavailable, or have a newer console.'
    : 'The console itself is at fault. What you did before is kept.';
  return (
    <View title="This page can’t be opened">
      <Failed error={new Error(why)} again={() => location.reload()} />
    </View>
  );
}
