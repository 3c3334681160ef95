"""Writes trained weights for the engine: python3 export.py TRAINED.pt OUT.ts (see weights-codec.ts)."""

import base64
import sys

import torch

from network import CLASSES, SurfaceNetwork

LARGEST = 127


def folded(block):
    convolution, norm = block[0], block[1]
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return convolution.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


def layers_of(network):
    """In the order of `layers.ts`."""
    blocks = [network.stem, network.to_quarter, network.quarter.first, network.quarter.second]
    blocks += [network.to_eighth, network.eighth.first, network.eighth.second]
    blocks += [network.to_sixteenth]
    for spread in network.sixteenth:
        blocks += [spread.spread, spread.widen, spread.narrow]
    yield from map(folded, blocks)
    yield network.whole.weight[:, :, None, None], network.whole.bias
    blocks = [network.up_to_eighth, network.across_eighth, network.merge_eighth]
    blocks += [network.up_to_quarter, network.across_quarter, network.merge_quarter]
    yield from map(folded, blocks)
    for kind in CLASSES:
        yield network.heads[kind].weight, network.heads[kind].bias


@torch.no_grad()
def encode(network):
    written = b""
    for weights, bias in layers_of(network):
        scale = weights.abs().amax((1, 2, 3)).clamp(min=1e-9) / LARGEST
        codes = torch.round(weights / scale[:, None, None, None]).to(torch.int8)
        written += scale.numpy().astype("<f4").tobytes() + bias.numpy().astype("<f4").tobytes()
        written += codes.permute(2, 3, 1, 0).contiguous().numpy().tobytes()
    return base64.b64encode(written).decode()


def main():
    network = SurfaceNetwork()
    network.load_state_dict(torch.load(sys.argv[1]))
    text = encode(network.eval())
    with open(sys.argv[2], "w", encoding="utf8") as file:
        file.write("// Made by tools/surfaces/network/export.py; do not edit.\n")
        file.write(f"export const networkWeights =\n  '{text}';\n")
    print(f"{len(text) // 1024} KiB")


if __name__ == "__main__":
    main()
