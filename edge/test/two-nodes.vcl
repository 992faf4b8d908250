# Two nodes; the client of these tests may not purge.
import directors;

acl purgers { "192.0.2.1"; }

acl balancers { "192.0.2.2"; }

sub vcl_init {
  new nodes = directors.shard();
  nodes.add_backend(one);
  nodes.add_backend(two);
  nodes.reconfigure();
  new unprobed = directors.shard();
  unprobed.add_backend(one);
  unprobed.add_backend(two);
  unprobed.reconfigure();
}

include "storefront.vcl";
