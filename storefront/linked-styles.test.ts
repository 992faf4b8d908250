import { expect, test } from 'vitest';
import { missingClasses } from './linked-styles.ts';

test('classes of the server that the browser does not have are named', () => {
  const server = '._a_1{color:red}._b_2 ._c_3:hover{width:.5em}@media (width>1px){._d_4{margin:0}}';
  expect(missingClasses(server, '._a_1{color:red}._c_3{margin:.25rem}')).toEqual(['_b_2', '_d_4']);
});

test('the order of rules makes no difference', () => {
  expect(missingClasses('.a{color:red}.b{color:red}', '.b{color:red}.a{color:red}')).toEqual([]);
});
