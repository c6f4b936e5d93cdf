# `docker build -t clearpaw .`, or with Buildah. The build needs Node 24 and `strip` on Debian; the image itself is Node on
# a base that has only the C and C++ libraries, certificates and time zones: no shell and no package manager.
ARG BUILD=docker.io/library/node:24-bookworm
ARG RUNTIME=gcr.io/distroless/cc-debian12

FROM ${BUILD} AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build \
  && rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && npm ci --omit=dev --workspace apps/server --ignore-scripts --no-audit --no-fund \
  && node deploy/trim-modules.ts \
  && node deploy/compress-pages.ts \
  && strip --strip-all -o /node "$(command -v node)" \
  && mkdir /data

FROM ${RUNTIME}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /node /usr/local/bin/node
COPY --from=build /app/package.json /app/CHANGELOG.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/web/package.json apps/web/package.json
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/tools/admin.ts tools/admin.ts
COPY --from=build /app/tools/admin tools/admin
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const end = (ok) => process.exit(ok ? 0 : 1); if (process.env.TLS_CERT) require('net').connect(3000, '127.0.0.1').on('connect', () => end(true)).on('error', () => end(false)); else fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => end(ok), () => end(false))"]
# The young part of the heap stays small: 100 MiB less, and what a request leaves still dies in it.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "apps/server/src/main.ts"]
