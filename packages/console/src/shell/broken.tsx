/** A view that does not come up: its files are not to be had, or it is at fault itself. */
import { Failed } from '../parts/states';
import { View } from '../parts/view';

export function Broken({ error }: { error: unknown }) {
  const isFile = error instanceof TypeError;
  return (
    <View title="This view does not open">
      <Failed
        error={isFile ? new Error('The server may be away, or have a newer console.') : error}
        again={() => location.reload()}
      />
    </View>
  );
}
