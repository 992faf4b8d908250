import type { TranslatedPages } from '../model.ts';
import { advice } from './advice.ts';
import { company } from './company.ts';
import { service } from './service.ts';

export const pages: TranslatedPages = { ...service, ...company, ...advice };
