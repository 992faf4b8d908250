import { expect, test } from 'vitest';
import { verify } from './download.ts';

test('a package with other content than the pinned one is refused', () => {
  const integrity =
    'sha512-MJ7MSJwS1utMxA9QyQLytNDtd+5RGnx6m808qG1M2G+YndNbxf9JlnDaNCVbRbDP2DDoH2Bdz33FVC6TrpzXbw==';
  expect(() => verify('a', Buffer.from('hello world'), integrity)).not.toThrow();
  expect(() => verify('a', Buffer.from('hello'), integrity)).toThrow('expected sha512-MJ7MSJwS');
});
