/** The addresses of the console, each with the view that it opens; views are loaded when they are first opened. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { Shell } from '../shell/shell';
import { NotFound } from '../shell/not-found';
import { Loading } from '../parts/states';
import { readSearch } from '../views/orders/search';
import { readDay } from '../views/today/search';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ search }) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told
    throw redirect({ to: '/today', search: readDay(search) });
  },
});
const today = createRoute({
  getParentRoute: () => root,
  path: '/today',
  validateSearch: readDay,
  component: lazyRouteComponent(() => import('../views/today/today-view'), 'TodayView'),
});
const inbox = createRoute({ getParentRoute: () => root, path: '/inbox', component: NotFound });
const reports = createRoute({ getParentRoute: () => root, path: '/reports', component: NotFound });
const developers = createRoute({ getParentRoute: () => root, path: '/developers', component: NotFound });
const setup = createRoute({ getParentRoute: () => root, path: '/setup', component: NotFound });
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
const story = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  component: lazyRouteComponent(() => import('../views/orders/story-view'), 'StoryView'),
});

export const router = createRouter({
  routeTree: root.addChildren([index, today, inbox, orders, importOrders, story, reports, developers, setup]),
  basepath: '/console',
  defaultPendingComponent: Loading,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged into
  interface Register {
    router: typeof router;
  }
}
