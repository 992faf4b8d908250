/** The sum of a counter over all nodes, by one of its labels. */
export async function countBy(
  addresses: string[],
  metric: string,
  label: string,
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const text of await Promise.all(addresses.map(read))) {
    const line = new RegExp(`^${metric}\\{[^}]*${label}="([^"]*)"[^}]*\\} (\\S+)$`, 'gm');
    for (const [, name = '', value] of text.matchAll(line)) {
      sums.set(name, (sums.get(name) ?? 0) + Number(value));
    }
  }
  return sums;
}

export async function gauge(address: string, metric: string): Promise<number> {
  const text = await read(address);
  return Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text();
}
