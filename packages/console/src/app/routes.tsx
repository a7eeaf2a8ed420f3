/** The console's addresses and their views. A view's code is loaded when the view is first opened. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { ViewError } from '../shell/view-error';
import { Shell } from '../shell/shell';
import { NotFound } from '../shell/not-found';
import { Loading } from '../parts/states';
import { readSearch, readTab } from '../views/orders/search';
import { readPeriod } from '../views/reports/search';
import { readDay } from '../views/today/search';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ search }) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
    throw redirect({ to: '/today', search: readDay(search) });
  },
});
const today = createRoute({
  getParentRoute: () => root,
  path: '/today',
  validateSearch: readDay,
  component: lazyRouteComponent(() => import('./today'), 'Today'),
});
const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('../views/orders/orders-view'), 'OrdersView'),
});
const importOrders = createRoute({
  getParentRoute: () => root,
  path: '/orders/import',
  component: lazyRouteComponent(() => import('../views/orders/import-view'), 'ImportView'),
});
const newOrder = createRoute({
  getParentRoute: () => root,
  path: '/orders/new',
  component: lazyRouteComponent(() => import('../views/orders/new-order-view'), 'NewOrderView'),
});
const writeToMany = createRoute({
  getParentRoute: () => root,
  path: '/orders/write',
  component: lazyRouteComponent(() => import('../views/orders/write-view'), 'WriteView'),
});
const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  validateSearch: readTab,
  component: lazyRouteComponent(() => import('../views/orders/order-view'), 'OrderView'),
});

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  component: lazyRouteComponent(() => import('../views/inbox/inbox-view'), 'InboxView'),
});
const receiving = createRoute({
  getParentRoute: () => root,
  path: '/receiving',
  component: lazyRouteComponent(() => import('../views/receiving/receiving-view'), 'ReceivingView'),
});
const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  validateSearch: readPeriod,
  component: lazyRouteComponent(() => import('../views/reports/reports-view'), 'ReportsView'),
});
const visits = createRoute({
  getParentRoute: () => root,
  path: '/reports/visits',
  validateSearch: readPeriod,
  component: lazyRouteComponent(() => import('../views/reports/visits-view'), 'VisitsView'),
});
const ageing = createRoute({
  getParentRoute: () => root,
  path: '/reports/ageing',
  validateSearch: readPeriod,
  component: lazyRouteComponent(() => import('../views/reports/ageing-view'), 'AgeingView'),
});
const returns = createRoute({
  getParentRoute: () => root,
  path: '/reports/returns',
  validateSearch: readPeriod,
  component: lazyRouteComponent(() => import('../views/reports/returns-view'), 'ReturnsView'),
});
const developers = createRoute({
  getParentRoute: () => root,
  path: '/developers',
  beforeLoad: () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
    throw redirect({ to: '/developers/keys' });
  },
});
const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  beforeLoad: () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to redirect
    throw redirect({ to: '/setup/depots' });
  },
});
const keys = createRoute({
  getParentRoute: () => root,
  path: '/developers/keys',
  component: lazyRouteComponent(() => import('../views/developers/keys-view'), 'KeysView'),
});
const endpoints = createRoute({
  getParentRoute: () => root,
  path: '/developers/endpoints',
  component: lazyRouteComponent(() => import('../views/developers/endpoints-view'), 'EndpointsView'),
});
const deliveries = createRoute({
  getParentRoute: () => root,
  path: '/developers/deliveries',
  component: lazyRouteComponent(() => import('../views/developers/deliveries-view'), 'DeliveriesView'),
});
const events = createRoute({
  getParentRoute: () => root,
  path: '/developers/events',
  component: lazyRouteComponent(() => import('../views/developers/events-view'), 'EventsView'),
});
const requests = createRoute({
  getParentRoute: () => root,
  path: '/developers/requests',
  component: lazyRouteComponent(() => import('../views/developers/requests-view'), 'RequestsView'),
});
const depots = createRoute({
  getParentRoute: () => root,
  path: '/setup/depots',
  component: lazyRouteComponent(() => import('../views/setup/depots-view'), 'DepotsView'),
});
const slots = createRoute({
  getParentRoute: () => root,
  path: '/setup/slots',
  component: lazyRouteComponent(() => import('../views/setup/slots-view'), 'SlotsView'),
});
const vans = createRoute({
  getParentRoute: () => root,
  path: '/setup/vans',
  component: lazyRouteComponent(() => import('../views/setup/vans-view'), 'VansView'),
});
const drivers = createRoute({
  getParentRoute: () => root,
  path: '/setup/drivers',
  component: lazyRouteComponent(() => import('../views/setup/drivers-view'), 'DriversView'),
});
const shippers = createRoute({
  getParentRoute: () => root,
  path: '/setup/shippers',
  component: lazyRouteComponent(() => import('../views/setup/shippers-view'), 'ShippersView'),
});
const texts = createRoute({
  getParentRoute: () => root,
  path: '/setup/texts',
  component: lazyRouteComponent(() => import('../views/setup/texts-view'), 'TextsView'),
});
const optOuts = createRoute({
  getParentRoute: () => root,
  path: '/setup/opt-outs',
  component: lazyRouteComponent(() => import('../views/setup/opt-outs-view'), 'OptOutsView'),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: '/setup/settings',
  component: lazyRouteComponent(() => import('../views/setup/settings-view'), 'SettingsView'),
});
const staff = createRoute({
  getParentRoute: () => root,
  path: '/setup/staff',
  component: lazyRouteComponent(() => import('../views/setup/staff-view'), 'StaffView'),
});
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('../views/account/sessions-view'), 'SessionsView'),
});
const audit = createRoute({
  getParentRoute: () => root,
  path: '/setup/audit',
  component: lazyRouteComponent(() => import('../views/setup/audit-view'), 'AuditView'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    index,
    today,
    inbox,
    orders,
    importOrders,
    newOrder,
    writeToMany,
    order,
    receiving,
    reports,
    visits,
    ageing,
    returns,
    developers,
    keys,
    endpoints,
    deliveries,
    events,
    requests,
    setup,
    depots,
    slots,
    vans,
    drivers,
    shippers,
    texts,
    optOuts,
    settings,
    staff,
    audit,
    account,
  ]),
  basepath: '/console',
  defaultPendingComponent: Loading,
  defaultErrorComponent: ViewError,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

/** Starts loading the code of the current view, in parallel with the session. */
export function preloadView(): void {
  const [matched] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matched) void router.loadRouteChunk(route);
}

declare module '@tanstack/react-router' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  interface Register {
    router: typeof router;
  }
}
