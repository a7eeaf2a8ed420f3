/** Shown if a view cannot be opened: its code cannot be loaded, or it throws. */
import { Failed } from '../parts/states';
import { View } from '../parts/view';

/** Matches browsers' messages for code that cannot be loaded. */
const NO_FILE = /module/i;

export function ViewError({ error }: { error: unknown }) {
  const isFile = error instanceof TypeError && NO_FILE.test(error.message);
  const why = isFile
    ? 'The server may be unavailable, or it has a newer version of the console.'
    : 'Something went wrong in the console. Your earlier changes are saved.';
  return (
    <View title="This page can’t be opened">
      <Failed error={new Error(why)} again={() => location.reload()} />
    </View>
  );
}
