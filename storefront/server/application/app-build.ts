import type { ServerBuild } from 'react-router';
import type * as AppEntry from '../../app/entry.server.tsx';

/** The application as Vite provides it: the production build, or compiled on request in development. */
export type AppBuild = ServerBuild & { entry: { module: typeof AppEntry } };
