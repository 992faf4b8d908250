# Readiness probe of a node: unhealthy after two of three failures, about a second after it is gone.
probe ready {
  .url = "/health/ready";
  .interval = 500ms;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
