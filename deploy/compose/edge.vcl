vcl 4.1;

import directors;

include "ready.vcl";

backend node1 {
  .host = "10.77.0.11";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}

backend node1_unprobed {
  .host = "10.77.0.11";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}

backend node2 {
  .host = "10.77.0.12";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}

backend node2_unprobed {
  .host = "10.77.0.12";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}

acl purgers {
  "10.77.0.11";
  "10.77.0.12";
}

acl balancers {
  "10.77.1.9";
}

sub vcl_init {
  new nodes = directors.shard();
  nodes.add_backend(node1);
  nodes.add_backend(node2);
  nodes.reconfigure();
  new unprobed = directors.shard();
  unprobed.add_backend(node1_unprobed);
  unprobed.add_backend(node2_unprobed);
  unprobed.reconfigure();
}

include "storefront.vcl";
