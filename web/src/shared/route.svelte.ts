/** Which screen the address names. */

export type Route =
  | { screen: 'front' }
  | { screen: 'table'; table: string }
  | { screen: 'season'; table: string }
  | { screen: 'replay' }
  | { screen: 'report' }
  | { screen: 'analysis' }
  | { screen: 'rules'; game: string }
  | { screen: 'school' }
  | { screen: 'races' }
  | { screen: 'lesson'; game: string; lesson: string }
  | { screen: 'unknown' };

function read(): Route {
  const table = /^\/table\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (table) return { screen: 'table', table };
  const season = /^\/season\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (season) return { screen: 'season', table: season };
  const rules = /^\/rules\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (rules) return { screen: 'rules', game: rules };
  const lesson = /^\/school\/([\w-]+)\/([\w-]+)\/?$/.exec(location.pathname);
  if (lesson) return { screen: 'lesson', game: lesson[1]!, lesson: lesson[2]! };
  if (/^\/school\/?$/.test(location.pathname)) return { screen: 'school' };
  if (/^\/analysis\/?$/.test(location.pathname)) return { screen: 'analysis' };
  if (/^\/races\/?$/.test(location.pathname)) return { screen: 'races' };
  if (/^\/report\/?$/.test(location.pathname)) return { screen: 'report' };
  if (/^\/replay\/?$/.test(location.pathname)) return { screen: 'replay' };
  return location.pathname === '/' ? { screen: 'front' } : { screen: 'unknown' };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    addEventListener('popstate', () => (this.now = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.now = read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: stay in the page unless the user wants another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
}
