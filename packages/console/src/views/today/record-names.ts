/** Texts of the API name records by their ids; people know orders by reference and vans by name. */

/** Replaces the ids of orders and vans that are known. */
export function withNames(
  text: string,
  {
    referenceOf,
    vanOf,
    routeOf,
  }: {
    referenceOf: (order: string) => string | undefined;
    vanOf: (vehicle: string) => string | undefined;
    /** Returns the van of a route. */
    routeOf?: (route: string) => string | undefined;
  },
): string {
  return text
    .replaceAll(/(?:stop )?(ord_\w+)/gi, (id, order: string) => referenceOf(order) ?? id)
    .replaceAll(/(?:vehicle )?(veh_\w+)/g, (id, vehicle: string) => vanOf(vehicle) ?? id)
    .replaceAll(/(?:route )?(rte_\w+)/g, (id, route: string) => {
      const van = routeOf?.(route);
      return van === undefined ? id : `the route of ${van}`;
    });
}
