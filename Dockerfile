# Maquette in a container: docker build -t maquette . && docker run -p 3000:3000 -v maquette:/data maquette
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

# Manifests alone, so that a change of the source does not install the packages again.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
COPY packages/handbook/package.json packages/handbook/
COPY packages/models/package.json packages/models/

FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace @maquette/server --include-workspace-root=false

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_OPTIONS=--max-semi-space-size=8
RUN groupadd --gid 10001 maquette \
 && useradd --uid 10001 --gid maquette --home-dir /data --no-create-home --shell /usr/sbin/nologin maquette \
 && install -d -o maquette -g maquette -m 0700 /data
WORKDIR /app
COPY --from=dependencies /app ./
COPY . .
COPY --from=build /app/apps/web/build apps/web/build
COPY --from=build /app/packages/handbook/build packages/handbook/build
# Compiled code is kept here from start to start.
RUN install -d -o maquette -g maquette node_modules/.cache
USER maquette
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not npm: as the first process of a container it would not hand signals on.
CMD ["node", "apps/server/src/main.ts"]
