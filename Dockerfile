# syntax=docker/dockerfile:1
# Two images (compose.yaml): `product` runs `api`, `edge` and the commands `mfe` and `admin`, without any tool
# of development; `checkout` builds and publishes releases.
FROM node:22.20-bookworm-slim AS manifests

RUN mkdir -p /srv/quest /var/lib/quest && chown node:node /srv/quest /var/lib/quest
USER node
WORKDIR /srv/quest

# Dependencies in a layer of their own: it is made anew only when a manifest has changed.
COPY --chown=node:node package.json package-lock.json ./
COPY --chown=node:node api/package.json api/
COPY --chown=node:node art/package.json art/
COPY --chown=node:node contract/package.json contract/
COPY --chown=node:node delivery/package.json delivery/
COPY --chown=node:node e2e/package.json e2e/
COPY --chown=node:node presets/package.json presets/
COPY --chown=node:node remote-account/package.json remote-account/
COPY --chown=node:node remote-founder/package.json remote-founder/
COPY --chown=node:node remote-mentor/package.json remote-mentor/
COPY --chown=node:node remote-public/package.json remote-public/
COPY --chown=node:node remote-staff/package.json remote-staff/
COPY --chown=node:node server-kit/package.json server-kit/
COPY --chown=node:node shared-ui/package.json shared-ui/
COPY --chown=node:node shell/package.json shell/
COPY --chown=node:node tooling/package.json tooling/

# In a container the host's browsers come from outside. Threads of glibc leave less memory behind.
ENV DATA_DIR=/var/lib/quest HOST=0.0.0.0 MALLOC_ARENA_MAX=2
VOLUME /var/lib/quest

FROM manifests AS checkout
RUN npm ci --no-audit --no-fund
COPY --chown=node:node . .
RUN node server-kit/bin/run.mjs build
EXPOSE 3000 3001
CMD ["node", "server-kit/bin/run.mjs", "start"]

FROM manifests AS product
RUN npm ci --omit=dev --no-audit --no-fund
COPY --chown=node:node api api
COPY --chown=node:node art art
COPY --chown=node:node contract contract
COPY --chown=node:node delivery delivery
COPY --chown=node:node server-kit server-kit
EXPOSE 3000 3001
CMD ["node", "server-kit/bin/run.mjs", "edge"]
