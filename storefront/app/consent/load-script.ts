/** Fulfilled once it has run. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${new URL(address).origin} does not answer`));
    document.head.append(script);
  });
}
