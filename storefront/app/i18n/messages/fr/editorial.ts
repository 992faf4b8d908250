import type { editorial as german } from '../de/editorial.ts';

export const editorial: typeof german = {};
