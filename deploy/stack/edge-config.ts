/** The VCL file with the backends of this machine. */
export function edgeConfig(nodePorts: number[]): string {
  const backend = (name: string, port: number, probe: string) => `backend ${name} {
  .host = "127.0.0.1";
  .port = "${port}";${probe}
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}`;
  const nodes = nodePorts.map((port, index) => ({ name: `node${index + 1}`, port }));
  const director = (name: string, ending: string) =>
    [
      `  new ${name} = directors.shard();`,
      ...nodes.map((node) => `  ${name}.add_backend(${node.name}${ending});`),
      `  ${name}.reconfigure();`,
    ].join('\n');
  return `vcl 4.1;
import directors;
include "ready.vcl";
${nodes.map(({ name, port }) => backend(name, port, '\n  .probe = ready;')).join('\n')}
${nodes.map(({ name, port }) => backend(`${name}_unprobed`, port, '')).join('\n')}
acl purgers {
  "127.0.0.1";
  "::1";
}
acl balancers {
  "127.0.0.1";
  "::1";
}
sub vcl_init {
${director('nodes', '')}
${director('unprobed', '_unprobed')}
}
include "storefront.vcl";
`;
}
