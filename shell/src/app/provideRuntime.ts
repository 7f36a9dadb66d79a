import * as core from '@module-federation/runtime-core';

/**
 * Remotes are built without their own federation runtime and look for it under this name. (The plugin's own
 * `provideExternalRuntime` would bundle the runtime a second time: 10 kB.)
 */
(globalThis as { _FEDERATION_RUNTIME_CORE?: typeof core })._FEDERATION_RUNTIME_CORE = core;
