import type { ServerBuild } from 'react-router';
import type * as AppEntry from '../../app/entry.server.tsx';

/** The application as Vite hands it over: built, or compiled on the fly in development. */
export type AppBuild = ServerBuild & { entry: { module: typeof AppEntry } };
