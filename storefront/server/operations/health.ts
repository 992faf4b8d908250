type State = 'starting' | 'ready' | 'draining';

interface Dependency {
  name: string;
  state(): string;
}

/** Liveness and readiness. The state of dependencies is included but does not affect readiness: the shop works without them. */
export function createHealth(dependencies: Dependency[]) {
  let state: State = 'starting';
  const ready = () => {
    const states = Object.fromEntries(dependencies.map((one) => [one.name, one.state()]));
    return {
      status: state === 'ready' ? 200 : 503,
      body: JSON.stringify({ state, dependencies: states }),
    };
  };
  return {
    ready,
    isDraining: () => state === 'draining',
    setState(next: State) {
      state = next;
    },
    /** Null for every other path. */
    respond(path: string): Response | null {
      const headers = { 'Cache-Control': 'no-store' };
      if (path === '/health/live') return Response.json({ live: true }, { headers });
      if (path !== '/health/ready') return null;
      const { status, body } = ready();
      return new Response(body, {
        status,
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
    },
  };
}
