/** The depot of a new van or driver: where there is only one, it is that. */
import type { Values } from '../../parts/form-dialog';

export const onlyDepot = (depots: readonly (readonly [id: string, name: string])[]): Values =>
  depots.length === 1 && depots[0] ? { depot: depots[0][0] } : {};
