/** The file that names this machine's nodes for the edge. */
export function edgeConfig(nodePorts: number[]): string {
  const backends = nodePorts.map(
    (port, index) => `backend node${index + 1} {
  .host = "127.0.0.1";
  .port = "${port}";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}`,
  );
  const added = nodePorts.map((_, index) => `  nodes.add_backend(node${index + 1});`);
  return `vcl 4.1;
import directors;
include "ready.vcl";
${backends.join('\n')}
acl purgers {
  "127.0.0.1";
  "::1";
}
sub vcl_init {
  new nodes = directors.shard();
${added.join('\n')}
  nodes.reconfigure();
}
include "storefront.vcl";
`;
}
