/**
 * Shows an element as the one in the `<template>` behind it, with its class and content; it keeps the focus. Returns how
 * to undo it.
 */
export function showOther(element: HTMLElement): () => void {
  const template = element.nextElementSibling;
  const other = template instanceof HTMLTemplateElement && template.content.firstElementChild;
  if (!other) return () => {};
  const { className } = element;
  const children = [...element.childNodes];
  element.className = other.className;
  element.replaceChildren(...document.importNode(other, true).childNodes);
  return () => {
    element.className = className;
    element.replaceChildren(...children);
  };
}
