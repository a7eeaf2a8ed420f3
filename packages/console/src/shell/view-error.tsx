/** A view that does not come up: its files are not to be had, or it is at fault itself. */
import { Failed } from '../parts/states';
import { View } from '../parts/view';

/** How browsers say that a file of the console could not be had. */
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
