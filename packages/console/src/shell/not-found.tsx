/** An address that there is not. */
import { Link } from '@tanstack/react-router';
import { Empty } from '../parts/states';
import { View } from '../parts/view';

export function NotFound() {
  return (
    <View title="Nothing here">
      <Empty title="There is no such view">
        <Link to="/today">Back to today</Link>
      </Empty>
    </View>
  );
}
