# Waypost as one image: which process a container is, its command says (dist/src/bin/api.js, relay.js, worker.js …).

# Node 24; 22 is supported as well: --build-arg NODE_IMAGE=node:22-bookworm-slim.
ARG NODE_IMAGE=node:24.9.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Each workspace of the lock file: with one missing, the build would install everything again.
COPY packages/base/package.json ./packages/base/
COPY packages/client/package.json ./packages/client/
COPY packages/console/package.json ./packages/console/
COPY packages/dev-servers/package.json ./packages/dev-servers/
COPY packages/planning/package.json ./packages/planning/
COPY packages/reply-reader/package.json ./packages/reply-reader/
COPY packages/solver/package.json ./packages/solver/
COPY packages/tools/package.json ./packages/tools/
# Without tools, as in tools/needed-packages.mjs. What a package would run while it is installed is not run.
RUN npm ci --include=dev --ignore-scripts --include-workspace-root --workspace=packages/base --workspace=packages/client --workspace=packages/console --workspace=packages/dev-servers --workspace=packages/planning --workspace=packages/reply-reader --workspace=packages/solver
COPY . .
# Development dependencies only build; what remains is what runs.
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages/client/package.json ./packages/client/
COPY --from=build /app/packages/client/dist ./packages/client/dist
COPY --from=build /app/dist ./dist
COPY --from=build /app/data/README.md ./data/README.md
# Nothing is written to the image's folders; files belong to root.
RUN mkdir /spool /maps && chown node:node /spool /maps
USER node
EXPOSE 8080
CMD ["node", "dist/src/bin/api.js"]
