import { use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  type DataRouter,
  RouterProvider,
  UNSAFE_DataRouterContext,
} from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { notifyInTransition } from './use-navigation-transitions.ts';

function ReadRouter({ onRouter }: { onRouter(router: DataRouter | undefined): void }) {
  onRouter(use(UNSAFE_DataRouterContext)?.router);
  return null;
}

test('the router is still in React Router’s context, with its state and its subscribe method', () => {
  const onRouter = vi.fn<(router: DataRouter | undefined) => void>();
  const router = createMemoryRouter([{ path: '*', element: <ReadRouter onRouter={onRouter} /> }]);
  renderToStaticMarkup(<RouterProvider router={router} />);
  const found = onRouter.mock.calls[0]?.[0];
  expect(found).toBe(router);
  expect(found?.state.navigation.location).toBeUndefined();
  expect(found?.subscribe).toBeTypeOf('function');
});

test('a pending navigation names its target', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/next', loader: () => new Promise(() => {}), element: null },
  ]);
  void router.navigate('/next?page=2#top');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'), {
    timeout: 10_000,
  });
  expect(router.state.navigation.location).toMatchObject({
    pathname: '/next',
    search: '?page=2',
    hash: '#top',
  });
});

test('listeners added after the wrapping get every update, until it is undone', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const { subscribe } = router;
  const undo = notifyInTransition(router);
  const listener = vi.fn();
  router.subscribe(listener);
  await router.navigate('/next');
  expect(listener).toHaveBeenCalled();
  expect(listener.mock.calls.at(-1)?.[0]).toMatchObject({ location: { pathname: '/next' } });
  undo();
  expect(router.subscribe).toBe(subscribe);
});

test('HydratedRouter still subscribes to the router and takes unstable_fetch', () => {
  const source = String(HydratedRouter);
  expect(source).toContain('router.subscribe(');
  expect(source).toContain('props.unstable_fetch');
});
