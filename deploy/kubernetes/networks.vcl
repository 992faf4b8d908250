# Your cluster's networks; an overlay replaces this file. With other ones purges are refused, and all visitors share one
# limit. A NetworkPolicy should let only storefront and gateway in.
# the network of pods
acl purgers { "10.0.0.0"/8; }
# the gateway's pods
acl balancers { "10.0.0.0"/8; }
