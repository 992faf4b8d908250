import { badRequest } from './errors.ts';

export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

export interface Page {
  size: number;
  direction: 'forward' | 'backward';
  cursor: string | undefined;
}

const largestPage = 250;

export function parsePage(args: PageArguments): Page {
  const { first, last, after, before } = args;
  if (first == null && last == null) {
    throw badRequest('you must provide one of first or last');
  }
  if (first != null && last != null) {
    throw badRequest('providing both first and last is not supported');
  }
  const name = first != null ? 'first' : 'last';
  const size = first ?? last ?? 0;
  if (size < 0) throw badRequest(`${name} must be greater than or equal to 0`);
  if (size > largestPage) throw badRequest(`${name} cannot exceed ${largestPage}`);
  return first != null
    ? { size, direction: 'forward', cursor: after ?? undefined }
    : { size, direction: 'backward', cursor: before ?? undefined };
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}
