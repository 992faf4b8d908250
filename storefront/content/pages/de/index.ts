import type { GermanPages } from '../model.ts';
import { advice } from './advice.ts';
import { company } from './company.ts';
import { service } from './service.ts';

export const pages: GermanPages = { ...service, ...company, ...advice };
