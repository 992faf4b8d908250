# Starts Debian's PostgreSQL for this run alone and exports DATABASE_URL. To be sourced.
postgresql_bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
postgresql_data=$(mktemp -d)/data
postgresql_port=${CI_POSTGRESQL_PORT:-54329}
run_as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

mkdir -p "$postgresql_data"
[ "$(id -u)" = 0 ] && chown -R postgres "$(dirname "$postgresql_data")"
run_as_postgres "$postgresql_bin/initdb" --pgdata="$postgresql_data" --auth=trust --username=postgres --encoding=UTF8 >/dev/null || return 1
run_as_postgres "$postgresql_bin/pg_ctl" start --pgdata="$postgresql_data" --wait --log="$postgresql_data/log" \
  --options="-p $postgresql_port -c listen_addresses=localhost -c unix_socket_directories='' -c fsync=off -c max_connections=300" >/dev/null || return 1
run_as_postgres "$postgresql_bin/createdb" --host=localhost --port="$postgresql_port" --username=postgres sandbox || return 1
trap 'run_as_postgres "$postgresql_bin/pg_ctl" stop --pgdata="$postgresql_data" --mode=immediate >/dev/null; rm -rf "$(dirname "$postgresql_data")"' EXIT
export DATABASE_URL=postgres://postgres@localhost:$postgresql_port/sandbox
echo "PostgreSQL $("$postgresql_bin/postgres" --version | grep -o '[0-9.]*' | head -n 1) on port $postgresql_port"
