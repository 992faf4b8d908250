/** Resolves when the script has run. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${new URL(address).origin} is not reachable`));
    document.head.append(script);
  });
}
