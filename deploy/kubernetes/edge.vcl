vcl 4.1;
import directors;
# a service instead of pods: Varnish resolves names once, and pods change
backend nodes_of_service {
  .host = "storefront";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}
include "/etc/varnish/nodes/networks.vcl";
sub vcl_init {
  new nodes = directors.shard();
  nodes.add_backend(nodes_of_service);
  nodes.reconfigure();
  new unprobed = directors.shard();
  unprobed.add_backend(nodes_of_service);
  unprobed.reconfigure();
}
include "storefront.vcl";
