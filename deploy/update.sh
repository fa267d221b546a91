#!/bin/sh
# Another version, while people go on:
#   deploy/update.sh            builds what is checked out here, migrates, and brings it into service
#   deploy/update.sh <version>  brings back a version whose image is here (docker image ls kollab)
# The halves of the API take turns. One that does not get healthy ends this; the other serves on.
set -eu
cd "$(dirname "$0")/.."

if [ $# -gt 0 ]; then
  docker image inspect --format "kollab:$1 of {{.Created}}" "kollab:$1"
  export KOLLAB_VERSION="$1"
else
  KOLLAB_VERSION=$(git describe --tags --always --dirty 2>/dev/null || date -u +%Y%m%d-%H%M%S)
  export KOLLAB_VERSION
  docker compose build migrate
  docker compose run --rm --no-deps -T migrate
fi

for service in api-a api-b; do
  docker compose up -d --no-build --no-deps --wait "$service"
  # The proxy looks every second.
  sleep 3
done
docker compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile
docker compose up -d --no-build --no-deps --wait bot

before=$(sed -n 's/^KOLLAB_VERSION=//p' .env)
grep -q '^KOLLAB_VERSION=' .env || echo 'KOLLAB_VERSION=' >>.env
sed -i "s/^KOLLAB_VERSION=.*/KOLLAB_VERSION=$KOLLAB_VERSION/" .env
echo "Version $KOLLAB_VERSION serves. Back: deploy/update.sh ${before:-local}"
