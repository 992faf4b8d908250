// Written by npm run codegen. Do not edit.
export const apiVersion = '2026-10';
