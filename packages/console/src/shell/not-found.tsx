/** The page for unknown addresses. */
import { Link } from '@tanstack/react-router';
import { Empty } from '../parts/states';
import { View } from '../parts/view';

export function NotFound() {
  return (
    <View title="Page not found">
      <Empty title="There is no page at this address">
        <p>It may be mistyped, or the link may be out of date.</p>
        <p>
          Press <kbd>k</kbd> to find something, or go <Link to="/today">back to Today</Link>.
        </p>
      </Empty>
    </View>
  );
}
