# A single node that is not asked for its health: the test's server would have to expect that.
import directors;

acl purgers { "127.0.0.1"; }

acl balancers { "192.0.2.2"; }

sub vcl_init {
  new nodes = directors.shard();
  nodes.add_backend(one);
  nodes.reconfigure();
  new unprobed = directors.shard();
  unprobed.add_backend(one);
  unprobed.reconfigure();
}

include "storefront.vcl";
