/** An address that there is not. */
import { Link } from '@tanstack/react-router';
import { Empty } from '../parts/states';
import { View } from '../parts/view';

export function NotFound() {
  return (
    <View title="Nothing here">
      <Empty title="There is no view at this address">
        <p>It may have been mistyped, or the link is an old one.</p>
        <p>
          Press <kbd>k</kbd> to find something, or go <Link to="/today">back to Today</Link>.
        </p>
      </Empty>
    </View>
  );
}
