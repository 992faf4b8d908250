export { loader } from './llms-txt.ts';
