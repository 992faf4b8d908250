import type { RouterContextProvider } from 'react-router';
import type { OrderDetail } from '../account/order.ts';
import { type AgainLine, againLines } from '../account/order-again.ts';
import { soldToday } from './sold-today.ts';

/** The lines of an order, with what is sold today. */
export async function linesAgain(
  { lines }: OrderDetail,
  context: Readonly<RouterContextProvider>,
): Promise<AgainLine[]> {
  return againLines(lines, await soldToday(lines, context));
}
