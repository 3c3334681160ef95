"""Writes trained weights for the engine: python3 export.py TRAINED.pt OUT.bin (see weights-codec.ts)."""

import sys

import torch

from network import CLASSES, SurfaceNetwork

# steps to either side of nothing
LARGEST = 22


def folded(block, kind):
    """Weights before batch norm, and what that of the kind multiplies and adds."""
    convolution, norm = block[0], block[1].of[kind]
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return convolution.weight, factor, norm.bias - norm.running_mean * factor


def plain(layer):
    weight = layer.weight if layer.weight.dim() == 4 else layer.weight[:, :, None, None]
    return weight, torch.ones(len(layer.bias)), layer.bias


def layers_of(network, kind):
    """In the order of `layers.ts`."""
    blocks = [network.stem, network.to_quarter, network.quarter.first, network.quarter.second]
    blocks += [network.to_eighth, network.eighth.first, network.eighth.second]
    blocks += spreads(network.further) + [network.to_sixteenth] + spreads(network.sixteenth)
    yield from (folded(block, kind) for block in blocks)
    yield plain(network.whole)
    blocks = [network.up_to_eighth, network.across_eighth, network.merge_eighth]
    blocks += [network.up_to_quarter, network.across_quarter, network.merge_quarter]
    yield from (folded(block, kind) for block in blocks)
    for head in CLASSES:
        yield plain(network.heads[head])


def spreads(blocks):
    return [part for block in blocks for part in (block.spread, block.widen, block.narrow)]


@torch.no_grad()
def encode(network, kind):
    """The steps of the weights, which are the same for both kinds, and the scales and biases of one."""
    steps, numbers = [], []
    for weights, factor, bias in layers_of(network, kind):
        scale = weights.abs().amax((1, 2, 3)).clamp(min=1e-9) / LARGEST
        codes = torch.round(weights / scale[:, None, None, None]).to(torch.int8)
        steps.append(codes.permute(2, 3, 1, 0).reshape(-1))
        numbers += [scale * factor, bias]
    return torch.cat(steps).numpy().tobytes(), torch.cat(numbers).numpy().astype("<f4").tobytes()


def main():
    trained, out = sys.argv[1:]
    network = SurfaceNetwork()
    network.load_state_dict(torch.load(trained))
    encoded = [encode(network, kind) for kind in CLASSES]
    with open(out, "wb") as file:
        for _, numbers in encoded:
            file.write(numbers)
        file.write(encoded[0][0])
        print(f"{file.tell() // 1024} KiB")


if __name__ == "__main__":
    main()
